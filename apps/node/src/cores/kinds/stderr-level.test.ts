import { expect, test } from 'vitest'
import { levelOfStderr } from './stderr-level.ts'

test.each([
  // Minestom's logger, tinylog, slf4j-simple, Log4j without a configuration, java.util.logging,
  // servers up to 1.6.4.
  ['[main] INFO net.minestom.server.MinecraftServer - Starting', 'normal'],
  ['2026-11-27 12:00:00 [main] net.minestom.server.Server.start() INFO: Done', 'normal'],
  ['12:00:00.123 [Server thread] INFO  net.minecraft.server - Done', 'normal'],
  ['2026-11-27T12:00:00.000Z INFO started', 'normal'],
  ['[12:00:00] [main/INFO]: Loading', 'normal'],
  ['[12:00:00 WARN]: Something', 'warning'],
  ['2013-10-01 12:00:00 [INFO] [Minecraft-Server] Done (1.512s)! For help, type "help" or "?"', 'normal'],
  ["2013-10-01 12:00:00 [WARNING] Can't keep up!", 'warning'],
  ['2013-10-01 12:00:00 [SEVERE] Encountered an unexpected exception', 'error'],
  ['Nov 27, 2026 12:00:00 PM org.example.Main main', 'normal'],
  ['INFO: started', 'normal'],
  ['WARNING: sun.misc.Unsafe::objectFieldOffset has been called by org.example.Util', 'warning'],
  ['WARNING: A terminally deprecated method in sun.misc.Unsafe has been called', 'warning'],
  ['OpenJDK 64-Bit Server VM warning: Options -Xverify:none was deprecated', 'warning'],
  ['Picked up JAVA_TOOL_OPTIONS: -Dx=y', 'normal'],
  ['SLF4J: Failed to load class "org.slf4j.impl.StaticLoggerBinder".', 'warning'],
  ['Exception in thread "main" java.lang.IllegalStateException: INFO', 'error'],
  ['\tat net.example.Main.main(Main.java:3)', 'error'],
  ['Caused by: an ERROR in INFO', 'error'],
  ['Error: Unable to access jarfile server.jar', 'error'],
])('stderr: %j is %s', (text, level) => {
  expect(levelOfStderr(text)).toBe(level)
})
