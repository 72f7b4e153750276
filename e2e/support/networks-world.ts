import { runUntilStopped } from '../../apps/all-in-one/src/run-until-stopped.ts'
import { startFakeNetworks } from '../../apps/api/src/accounts/sessions/testing/fake-networks.ts'

// `npm start` with fakes of Discord and VK; it can also be run by hand.

const networks = await startFakeNetworks({
  discord: [{ id: '111', name: 'meadow', email: 'meadow@players.example', verified: true }],
  vk: [{ id: '211', name: 'Fern', email: 'fern@players.example' }],
})
globalThis.fetch = networks.fetch
process.stdout.write(`Networks: ${networks.url}\n`)

await runUntilStopped(async (signal, log) => {
  const [{ readConfig }, { startWorld }] = await Promise.all([
    import('@zubr/config'),
    import('../../apps/all-in-one/src/start.ts'),
  ])
  return startWorld({ config: readConfig(process.env), signal, log })
})
