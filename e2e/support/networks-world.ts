import { startFakeNetworks } from '../../apps/api/src/accounts/sessions/fake-networks-for-tests.ts'
import { runUntilAsked } from '../../world/src/run-until-asked.ts'

// `npm start` with Discord and VK played on this machine: a person can run it too.

const networks = await startFakeNetworks({
  discord: [{ id: '111', name: 'meadow', email: 'meadow@players.example', verified: true }],
  vk: [{ id: '211', name: 'Fern', email: 'fern@players.example' }],
})
globalThis.fetch = networks.fetch
process.stdout.write(`Networks: ${networks.url}\n`)

await runUntilAsked(async (signal, log) => {
  const [{ readConfig }, { startWorld }] = await Promise.all([
    import('@zubr/config'),
    import('../../world/src/start.ts'),
  ])
  return startWorld({ config: readConfig(process.env), signal, log })
})
