import { type ServerNetworksOptions, serverNetworks } from '../server-networks.ts'

// An agent's part for networks, in a process of its own: it stands in another network than the tests, and can be killed.

type Call = {
  number: number
  name: 'join' | 'leave' | 'list' | 'keep' | 'verify' | 'cleanUp' | 'close'
  args: unknown[]
}

const options = JSON.parse(process.argv[2] ?? '{}') as ServerNetworksOptions // Written by machine.ts.
const networks = serverNetworks(options)

process.on('message', async ({ number, name, args }: Call) => {
  const call = networks[name] as (...args: unknown[]) => Promise<unknown>
  // Processes come by number: a function does not travel.
  const pidOf = async () => args[0] as number | undefined
  const answer = await (name === 'keep' ? networks.keep(pidOf) : call(...args)).then(
    (result) => ({ number, result }),
    (error: Error) => ({ number, error: `${error.name}: ${error.message}` }),
  )
  process.send?.(answer)
})
process.on('disconnect', () => process.exit(0))
