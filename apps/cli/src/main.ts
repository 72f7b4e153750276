import '@zubr/api/database/quick-imports'

// npm run zubr -- <noun> <verb> [arguments]
const { runCommand } = await import('./run.ts')
// npm changes to the repository's root, and reports the original folder.
await runCommand(process.env.INIT_CWD ?? process.cwd())
