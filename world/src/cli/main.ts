import '@zubr/api/database/quick-drizzle'

// npm run zubr -- <noun> <verb> [arguments]
await import('./run.ts')
