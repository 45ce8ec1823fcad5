# Builds what reads pages so that it counts which ways it takes, has it read some, and puts the counts beside the objects
# of the build that asked: cmake -DSOURCE=… -DBUILD=… -DOPTIONS=… -P cmake/Train.cmake
set(folder ${BUILD}/training)
function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${output}")
    endif()
endfunction()
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${folder} ${OPTIONS} -DTRAINING=ON -DPROFILE_GUIDED=OFF -DCMAKE_BUILD_TYPE=Release
    -DBUILD_UI=OFF -DBUILD_TESTING=OFF -DBUILD_BENCH=OFF)
run(${CMAKE_COMMAND} --build ${folder} --target page_trainer)
file(GLOB_RECURSE earlier ${folder}/core/*.gcda)
if(earlier)
    file(REMOVE ${earlier}) # they would be added to
endif()
# The same counts each time: what a hash is made of is no secret here.
run(${CMAKE_COMMAND} -E env QT_HASH_SEED=0 ${folder}/bin/page_trainer ${SOURCE}/docs/user)
file(GLOB_RECURSE counts RELATIVE ${folder} ${folder}/core/*.gcda)
foreach(count IN LISTS counts)
    get_filename_component(place ${count} DIRECTORY)
    file(COPY ${folder}/${count} DESTINATION ${BUILD}/${place})
endforeach()
file(TOUCH ${folder}/done)
