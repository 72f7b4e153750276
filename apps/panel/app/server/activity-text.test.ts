import { en } from '@zubr/i18n/panel/en'
import { expect, test } from 'vitest'
import { activityText } from './activity-text.ts'

test.each([
  ['stop', 'Stop'],
  ['crashed:disk_full', 'Crashed. The disk is full, so the server was stopped. You can still delete it.'],
  ['crashed:not known here', 'Crashed'],
  ['blocked:mining: see ticket 12', 'Blocked. Reason: mining: see ticket 12'],
  ['blocked', 'Blocked'],
  ['moved', 'moved'],
])('%s is told as "%s"', (what, text) => {
  expect(activityText(en, what)).toBe(text)
})
