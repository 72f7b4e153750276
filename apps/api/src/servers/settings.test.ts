import { expect, test } from 'vitest'
import { create, errorOf } from './testing/servers.ts'
import { twoNodesForTest } from './testing/two-nodes.ts'

test('settings: invalid Java arguments and time zones are refused with a hint, and nothing is stored', async () => {
  const { anna } = await twoNodesForTest(['paper'])
  const { id } = await create(anna, { core: { id: 'paper', version: '1.21.11' }, eula: true })
  const change = (settings: Record<string, unknown>) =>
    anna.call('PATCH', `/api/servers/${id}/settings`, { settings })
  expect(
    await errorOf(await change({ motd: 'Hi', javaArguments: '-Xmx9G -XX:+HeapDumpBeforeFullGC -Dx=y' })),
  ).toMatchObject({
    code: 'invalid_request',
    fields: {
      'settings.javaArguments':
        '-Xmx9G: the plan decides the memory; -XX:+HeapDumpBeforeFullGC: it writes files that fill the disk',
    },
  })
  expect(await errorOf(await change({ timeZone: 'Europe/Nowhere' }))).toMatchObject({
    code: 'invalid_request',
    fields: { 'settings.timeZone': expect.stringContaining('Europe/Minsk') },
  })
  const read = async () =>
    (await (await anna.call('GET', `/api/servers/${id}/settings`)).json()) as { settings: unknown }
  expect(await read()).toMatchObject({
    settings: { javaArguments: '', timeZone: 'node', motd: 'A Minecraft server' },
  })
  expect((await change({ timeZone: 'Europe/Minsk', javaArguments: '-Dx=y' })).status).toBe(200)
  expect(await read()).toMatchObject({ settings: { javaArguments: '-Dx=y', timeZone: 'Europe/Minsk' } })
})
