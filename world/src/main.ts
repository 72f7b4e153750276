import { runUntilAsked } from './run-until-asked.ts'

// npm start
await runUntilAsked(async (signal, log) => {
  const [{ readConfig }, { startWorld }] = await Promise.all([import('@zubr/config'), import('./start.ts')])
  return startWorld({ config: readConfig(process.env), signal, log })
})
