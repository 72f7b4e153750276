import '@zubr/api/database/quick-imports'

// npm run zubr -- <noun> <verb> [arguments]
const { runCommand } = await import('./run.ts')
// npm itself goes to the repository's root, and says where it was called.
await runCommand(process.env.INIT_CWD ?? process.cwd())
