import { expect, processesNaming, test } from '../support/processes.ts'

// npm run zubr: the operator's command line, with and without a running product.

test('CLI: it works without a running product and leaves no process', async ({ zubr, dataDir }) => {
  const added = await zubr(['node', 'add', 'minsk-1'])
  expect(added).toMatchObject({ status: 0, stderr: '' })
  expect(added.stdout).toMatch(/^Node minsk-1 created\..*\n[\w-]{43}\n/s)
  expect(await processesNaming(dataDir)).toEqual([])
  expect((await zubr(['node', 'list'])).stdout).toMatch(/^minsk-1 /m)
})

test('CLI: two commands at once run one after the other', { tag: '@nightly' }, async ({ zubr }) => {
  const [a, b] = await Promise.all([zubr(['node', 'add', 'a']), zubr(['node', 'add', 'b'])])
  expect(a).toMatchObject({ status: 0, stderr: '' })
  expect(b).toMatchObject({ status: 0, stderr: '' })
  expect((await zubr(['node', 'list'])).stdout).toMatch(/^a .*^b /ms)
})

test('CLI: it works beside a running product, whose API then accepts the token', { tag: '@nightly' }, async ({
  start,
  zubr,
}) => {
  const { ready, settings } = await start()
  await ready()
  const { stdout, status } = await zubr(['node', 'add', 'second'])
  expect(status).toBe(0)
  const token = /^[\w-]{43}$/m.exec(stdout)?.[0]
  const memory = { memoryUsedBytes: 1, memoryTotalBytes: 2 }
  const report = { load: 12, ...memory, diskFreeBytes: 1, diskTotalBytes: 2, problem: null }
  const answer = await fetch(`http://127.0.0.1:${settings.PANEL_PORT}/api/nodes/report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
  expect(answer.status).toBe(204)
})

for (const [args, line] of [
  [['nod'], 'There is no noun "nod"; did you mean "node"? Help: npm run zubr -- help\n'],
  [
    ['node', 'ad', 'x'],
    'There is no verb of node "ad"; did you mean "add"? Help: npm run zubr -- help node\n',
  ],
  [['node', 'add'], 'usage: node add <name>\n'],
] as const)
  test(`CLI: ${args.join(' ')} is refused in one line`, { tag: '@nightly' }, async ({ zubr }) => {
    expect(await zubr([...args])).toEqual({ status: 1, stdout: '', stderr: line })
  })

test('CLI: an unusable database is refused in one line', { tag: '@nightly' }, async ({ zubr }) => {
  const outcome = await zubr(['node', 'list'], { DATABASE_URL: 'postgres://zubr:secret@127.0.0.1:1/zubr' })
  expect(outcome).toEqual({
    status: 1,
    stdout: '',
    stderr: 'DATABASE_URL: nothing listens at 127.0.0.1:1/zubr.\n',
  })
})
