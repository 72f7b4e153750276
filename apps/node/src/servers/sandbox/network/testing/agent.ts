import { ServerNetworks, type ServerNetworksOptions } from '../server-networks.ts'

// Runs the networks of an agent in a separate process: it uses another namespace than the tests,
// and can be killed.

type Call = {
  number: number
  name: 'join' | 'leave' | 'list' | 'restore' | 'verify' | 'cleanUp' | 'close'
  args: unknown[]
}

// Written by machine.ts.
const options = JSON.parse(process.argv[2] ?? '{}') as ServerNetworksOptions
const networks = new ServerNetworks(options)

process.on('message', async ({ number, name, args }: Call) => {
  const call = networks[name] as (...args: unknown[]) => Promise<unknown>
  // The pid is an argument, as a function cannot be sent.
  const pidOf = async () => args[0] as number | undefined
  const answer = await (name === 'restore' ? networks.restore(pidOf) : call.apply(networks, args)).then(
    (result) => ({ number, result }),
    (error: Error) => ({ number, error: `${error.name}: ${error.message}` }),
  )
  process.send?.(answer)
})
process.on('disconnect', () => process.exit(0))
