import { runUntilStopped } from './run-until-stopped.ts'

// npm start
await runUntilStopped(async (signal, log) => {
  const [{ readConfig }, { startWorld }] = await Promise.all([import('@zubr/config'), import('./start.ts')])
  return startWorld({ config: readConfig(process.env), signal, log })
})
