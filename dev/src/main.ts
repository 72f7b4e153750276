import { runUntilStopped } from '@zubr/all-in-one/run-until-stopped'

// npm run dev: the product in development, with accounts, servers and nodes in every state.
await runUntilStopped(async (signal, log) => {
  const [{ readConfig }, { startDemo }, { devFront }, { demoPath }, { examplePassword }] = await Promise.all([
    import('@zubr/config'),
    import('./demo/start-demo.ts'),
    import('./demo/dev-front.ts'),
    import('./demo/demo-page.ts'),
    import('./demo/example-accounts.ts'),
  ])
  const config = readConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR || 'data/dev' })
  const demo = await startDemo({ config, signal, log, front: devFront })
  const say = (line: string) => process.stdout.write(`${line}\n`)
  for (const { login, about } of demo.accounts) say(`${login.padEnd(9)} ${about}`)
  say(`The password of all: ${examplePassword}`)
  say(`Clock, accounts and mails: ${demo.config.panelUrl}${demoPath}`)
  return demo
})
