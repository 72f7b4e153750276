import { expect, test } from 'vitest'
import { Scope } from './scope.ts'

test('scope: resources end in reverse order, once, and a failure does not stop the others', async () => {
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

test('scope: a resource that hangs while closing is abandoned after its limit', async () => {
  const scope = new Scope()
  await scope.own(Promise.resolve(), () => new Promise(() => undefined), 10)
  await scope.end()
})

test('scope: a resource that is still starting is closed as soon as it has started', async () => {
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
