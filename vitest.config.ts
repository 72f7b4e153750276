import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps,content,world,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', 'e2e/**'],
    environment: 'node',
    pool: 'forks',
    // Tests that start programs and wait for them leave the cores to each other.
    maxWorkers: 2,
    globalSetup: './apps/api/src/database/server-for-tests.ts',
    setupFiles: './world/src/console-for-tests.ts',
    restoreMocks: true,
    // A machine that others load too is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
