# A man page: what people wrote, with the options that the program itself lists.
# cmake -DCLI=… -DPROGRAM=… -DTEMPLATE=… -DOUTPUT=… -DPROJECT_VERSION=… -DRELEASE_DATE=… -P ManPage.cmake
execute_process(COMMAND ${CLI} manual ${PROGRAM} OUTPUT_VARIABLE OPTIONS COMMAND_ERROR_IS_FATAL ANY)
string(STRIP "${OPTIONS}" OPTIONS)
configure_file(${TEMPLATE} ${OUTPUT} @ONLY)
execute_process(COMMAND gzip -9nkf ${OUTPUT} COMMAND_ERROR_IS_FATAL ANY)
