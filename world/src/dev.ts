import { runUntilAsked } from './run-until-asked.ts'

// npm run dev: the product as it is being written, with nodes in every state.
await runUntilAsked(async (signal, log) => {
  const [{ readConfig }, { startWorld }, { devFront }, { keepExampleNodes }, { seedExampleHistory }] =
    await Promise.all([
      import('@zubr/config'),
      import('./start.ts'),
      import('./dev-front.ts'),
      import('./example-nodes.ts'),
      import('./example-history.ts'),
    ])
  const config = readConfig(process.env)
  const world = await startWorld({ config, signal, log, command: 'npm run dev', front: devFront })
  const stopExamples = await keepExampleNodes(world.db)
  await seedExampleHistory(world.db)
  return {
    ...world,
    async stop() {
      stopExamples()
      await world.stop()
    },
  }
})
