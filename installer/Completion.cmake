# cmake -DCLI=… -DPROGRAM=… -DSHELL=… -DOUTPUT=… -P Completion.cmake
execute_process(COMMAND ${CLI} completions ${SHELL} ${PROGRAM} OUTPUT_FILE ${OUTPUT} COMMAND_ERROR_IS_FATAL ANY)
