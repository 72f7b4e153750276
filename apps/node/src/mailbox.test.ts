import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { newestOnly } from './mailbox.ts'

test('mailbox: a newer item replaces an unsent one, and a sent one is removed', async () => {
  const { signal } = new AbortController()
  const mailbox = newestOnly<{ n: number }>()
  mailbox.put({ n: 1 })
  mailbox.put({ n: 2 })
  const taken = await mailbox.unsent(signal)
  expect(taken).toEqual({ n: 2 })
  mailbox.put({ n: 3 })
  mailbox.sent(taken ?? { n: 0 })
  expect(await mailbox.unsent(signal)).toEqual({ n: 3 })
})

test('mailbox: a wait ends with the next item or the signal, and leaves no listener', async () => {
  const controller = new AbortController()
  const mailbox = newestOnly<{ n: number }>()
  for (let n = 0; n < 20; n++) {
    const waiting = mailbox.unsent(controller.signal)
    const thing = { n }
    mailbox.put(thing)
    expect(await waiting).toBe(thing)
    mailbox.sent(thing)
  }
  expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0)
  const waiting = mailbox.unsent(controller.signal)
  controller.abort()
  expect(await waiting).toBeUndefined()
})
