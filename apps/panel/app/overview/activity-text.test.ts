import { en } from '@zubr/i18n/panel/en'
import { expect, test } from 'vitest'
import { activityText } from './activity-text.ts'

test.each([
  ['stop', 'Stop'],
  ['crashed:too_many_processes', `Crashed. ${en.reasons.too_many_processes}`],
  ['crashed:not known here', 'Crashed'],
  ['not_moved:no_space', `Not moved: the server stayed on its node. ${en.move.failures.no_space}`],
  ['not_moved:not known here', 'Not moved: the server stayed on its node'],
  ['blocked:mining: see ticket 12', 'Blocked. Reason: mining: see ticket 12'],
  ['blocked', 'Blocked'],
  ['domain_confirmed:play.example.org', 'Domain confirmed (play.example.org)'],
  ['repainted', 'repainted'],
  ['files:sftp:uploaded:2140', '2,140 files uploaded over SFTP'],
  ['files:panel:moved:1', '1 move or rename in the panel'],
  ['files:fax:moved:1', 'Files changed'],
])('activity: %s reads "%s"', (what, text) => {
  expect(activityText(en, { event: what, operation: null }, 'en')).toBe(text)
})

test.each([
  [null, 'Restart'],
  ['done', 'Restart'],
  ['failed', 'Restart: failed'],
  ['superseded', 'Restart: replaced by a newer action'],
] as const)('activity: an action with the outcome %s reads "%s"', (outcome, text) => {
  const operation = { id: '11111111-1111-4111-8111-111111111111', outcome }
  expect(activityText(en, { event: 'restart', operation }, 'en')).toBe(text)
})
