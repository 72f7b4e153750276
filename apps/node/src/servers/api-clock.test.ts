import { expect, test } from 'vitest'
import { apiClock } from './api-clock.ts'

function clockForTest() {
  const said: string[] = []
  const machine = { now: Date.parse('2026-11-21T12:00:00Z'), elapsed: 5_000 }
  const say = (level: string) => (message: string) => said.push(`${level}: ${message}`)
  const clock = apiClock({
    name: 'minsk-1',
    log: { info: say('info'), warn: say('warn'), error: say('error') },
    now: () => machine.now,
    elapsed: () => machine.elapsed,
  })
  return { clock, machine, said, shown: () => new Date(clock.now()).toISOString() }
}

test('until the API has said its time it is this machine’s', () => {
  const { clock, shown } = clockForTest()
  clock.heard(null)
  clock.heard('nonsense')
  expect(shown()).toBe('2026-11-21T12:00:00.000Z')
})

test('then it is the API’s, whatever happens to this machine’s clock', () => {
  const { clock, machine, shown } = clockForTest()
  clock.heard('Sat, 21 Nov 2026 13:30:00 GMT')
  machine.elapsed += 10_000
  machine.now = 0
  expect(shown()).toBe('2026-11-21T13:30:10.000Z')
})

test('a difference of more than half a minute is said once, and so is its end', () => {
  const { clock, said } = clockForTest()
  clock.heard('Sat, 21 Nov 2026 12:00:30 GMT')
  expect(said).toEqual([])
  clock.heard('Sat, 21 Nov 2026 12:00:31 GMT')
  clock.heard('Sat, 21 Nov 2026 12:00:35 GMT')
  clock.heard('Sat, 21 Nov 2026 12:00:00 GMT')
  clock.heard('Sat, 21 Nov 2026 11:59:00 GMT')
  expect(said).toEqual([
    "warn: node minsk-1: this machine's clock is 31 s behind the API's; let both be set right (timedatectl)",
    "info: node minsk-1: this machine's clock agrees with the API's again",
    "warn: node minsk-1: this machine's clock is 60 s ahead of the API's; let both be set right (timedatectl)",
  ])
})
