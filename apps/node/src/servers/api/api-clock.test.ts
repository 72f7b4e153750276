import { expect, test } from 'vitest'
import { apiClock } from './api-clock.ts'

function clockForTest() {
  const logged: string[] = []
  const machine = { now: Date.parse('2026-11-21T12:00:00Z'), elapsed: 5_000 }
  const say = (level: string) => (message: string) => logged.push(`${level}: ${message}`)
  const clock = apiClock({
    name: 'minsk-1',
    log: { info: say('info'), warn: say('warn'), error: say('error') },
    now: () => machine.now,
    elapsed: () => machine.elapsed,
  })
  return { clock, machine, logged, shown: () => new Date(clock.now()).toISOString() }
}

test('until the API has said its time it is this machine’s', () => {
  const { clock, shown } = clockForTest()
  clock.onDate(null)
  clock.onDate('nonsense')
  expect(shown()).toBe('2026-11-21T12:00:00.000Z')
})

test('then it is the API’s, whatever happens to this machine’s clock', () => {
  const { clock, machine, shown } = clockForTest()
  clock.onDate('Sat, 21 Nov 2026 13:30:00 GMT')
  machine.elapsed += 10_000
  machine.now = 0
  expect(shown()).toBe('2026-11-21T13:30:10.000Z')
})

test('a difference of more than half a minute is said once, and so is its end', () => {
  const { clock, logged } = clockForTest()
  clock.onDate('Sat, 21 Nov 2026 12:00:30 GMT')
  expect(logged).toEqual([])
  clock.onDate('Sat, 21 Nov 2026 12:00:31 GMT')
  clock.onDate('Sat, 21 Nov 2026 12:00:35 GMT')
  clock.onDate('Sat, 21 Nov 2026 12:00:00 GMT')
  clock.onDate('Sat, 21 Nov 2026 11:59:00 GMT')
  expect(logged).toEqual([
    "warn: node minsk-1: this machine's clock is 31 s behind the API's; set both clocks (timedatectl)",
    "info: node minsk-1: this machine's clock agrees with the API's again",
    "warn: node minsk-1: this machine's clock is 60 s ahead of the API's; set both clocks (timedatectl)",
  ])
})
