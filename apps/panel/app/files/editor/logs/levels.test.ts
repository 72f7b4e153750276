import { expect, test } from 'vitest'
import { levelOf, levelsOf } from './levels.ts'

test.each([
  ['[12:00:01] [Server thread/INFO]: Done (12.3s)! For help, type "help"', 'info'],
  ['[12:00:01] [Server thread/WARN]: Can’t keep up! Is the server overloaded?', 'warning'],
  ['[12:00:01] [Server thread/ERROR]: Could not pass event', 'error'],
  ['[12:00:01 WARN]: [Essentials] Outdated', 'warning'],
  ['[12:00:01 INFO]: Player said ERROR', 'info'],
  ['[2026-11-02 12:00:01:123 INFO] Server started.', 'info'],
  ['[2026-11-02 12:00:01:123 ERROR] Broken pack', 'error'],
  ['[02Nov2026 12:00:01.001] [main/FATAL] [net.minecraftforge.fml/]: Failed', 'error'],
  ['[12:00:01] [Server thread/INFO] [Paper/ERROR]: Both', 'error'],
  ['2026-11-02 12:00:01 [SEVERE] Old log', 'error'],
  ['WARNING: A terminally deprecated method', 'warning'],
  ['java.lang.NullPointerException: Cannot invoke', 'error'],
  ['\tat net.minecraft.server.Main.main(Main.java:12)', 'error'],
  ['Caused by: java.io.IOException: closed', 'error'],
  ['Starting WARN test', null],
  ['', null],
])('level: %j is %s', (line, level) => {
  expect(levelOf(line)).toBe(level)
})

test("level: a line without one has the previous line's", () => {
  const lines = [
    'goes on',
    '[1:00:00 WARN]: one',
    'two',
    '',
    '[1:00:00 INFO]: three',
    '\tat a.b(C.java)',
    '... 2',
  ]
  expect(levelsOf(lines, 'error')).toEqual([
    'error',
    'warning',
    'warning',
    'warning',
    'info',
    'error',
    'error',
  ])
})
