import { expect, test } from 'vitest'
import { Scope } from './scope.ts'

test('what was started is ended in reverse order, once, and a failure stops none of the others', async () => {
  const scope = new Scope()
  const ended: string[] = []
  for (const name of ['database', 'jobs', 'server'])
    await scope.own(Promise.resolve(name), async () => {
      ended.push(name)
      if (name === 'jobs') throw new Error('jobs do not end')
    })
  await Promise.all([scope.end(), scope.end()])
  expect(ended).toEqual(['server', 'jobs', 'database'])
})

test('what hangs at its end is left behind after its time', async () => {
  const scope = new Scope()
  await scope.own(Promise.resolve(), () => new Promise(() => undefined), 10)
  await scope.end()
})

test('what is still starting at the end is ended as soon as it has started', async () => {
  const scope = new Scope()
  const { promise: starting, resolve: start } = Promise.withResolvers<string>()
  const ended: string[] = []
  const owned = scope.own(starting, async (name) => ended.push(name))
  const end = scope.end()
  start('server')
  await expect(owned).rejects.toThrow('started too late')
  await end
  expect(ended).toContain('server')
})
