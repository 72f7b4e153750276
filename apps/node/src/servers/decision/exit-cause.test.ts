import { expect, test } from 'vitest'
import { findExitCause } from './exit-cause.ts'

const peaceful = { reason: null }

test.each([
  [
    'wrong_java',
    'Error: LinkageError occurred while loading main class io.papermc.paperclip.Main java.lang.UnsupportedClassVersionError: io/papermc/paperclip/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0',
  ],
  ['wrong_java', 'Unsupported Java detected (61.0). Only up to Java 16 is supported.'],
  ['wrong_java', 'Minecraft 1.21 requires running the server with Java 21 or above.'],
  [
    'eula',
    '[12:00:01] [ServerMain/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.',
  ],
  ['port_taken', '[12:00:05] [Server thread/WARN]: **** FAILED TO BIND TO PORT!'],
  ['port_taken', 'java.net.BindException: Address already in use'],
  ['port_taken', 'Error: listen EADDRINUSE: address already in use 0.0.0.0:25565'],
  ['port_taken', "[2026-11-22 12:00:01:123 ERROR] Network port occupied, can't start server."],
  ['out_of_memory', 'Terminating due to java.lang.OutOfMemoryError: Java heap space'],
  ['out_of_memory', 'java.lang.OutOfMemoryError: Cannot reserve 1048576 bytes of direct buffer memory'],
  ['out_of_memory', 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'],
  [
    'broken_world',
    'net.minecraft.server.Main - Failed to load level data: java.util.zip.ZipException: Not in GZIP format',
  ],
  ['broken_world', '[12:00:03] [main/ERROR]: Exception reading ./world/level.dat'],
  ['broken_world', 'java.lang.RuntimeException: This world was saved with a newer version of the game'],
  ['disk_full', 'java.io.IOException: No space left on device'],
  ['disk_full', 'The settings could not be written: No space left on device'],
  ['missing_library', 'Exception in thread "main" java.lang.NoClassDefFoundError: org/bukkit/plugin/Plugin'],
  [
    'missing_library',
    "\t - Mod 'Lithium' (lithium) 0.11 requires any version of fabric-api, which is missing!",
  ],
  ['missing_library', 'Missing or unsupported mandatory dependencies:'],
  [
    'missing_library',
    './bedrock_server: error while loading shared libraries: libcurl.so.4: cannot open shared object file',
  ],
])('exit cause: %s is recognised by its output: %s', (cause, line) => {
  expect(
    findExitCause(
      ['[12:00:00] [main/INFO]: Loading', line, '[12:00:06] [main/INFO]: Stopping'],
      peaceful,
      false,
    ),
  ).toBe(cause)
})

test("exit cause: a ready server did not end for a plugin's missing dependency or taken port", () => {
  expect(
    findExitCause(['java.lang.NoClassDefFoundError: x', 'java.net.BindException: in use'], peaceful, true),
  ).toBeUndefined()
  expect(findExitCause(['java.lang.OutOfMemoryError: Java heap space'], peaceful, true)).toBe('out_of_memory')
})

test('exit cause: the kernel’s reason has priority, and nothing is guessed', () => {
  expect(findExitCause(['You need to agree to the EULA'], { reason: 'out_of_memory' }, false)).toBe(
    'out_of_memory',
  )
  expect(
    findExitCause(['[12:00:00] [main/INFO]: Java is fine, 17 of it', 'x'], peaceful, false),
  ).toBeUndefined()
})
