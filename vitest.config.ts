import { isNightly } from '@zubr/testing/tier'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take the longest begin first, so that no core waits for one of them at the end. `npm
 * test` says which ten took longest: one that is missing here belongs here.
 */
const slow =
  /\/(?:fuzz|relay-survives|changed-content|start-demo|jvm-servers|crashes-and-limits|flying-squid|killed-agent|kills|server-files|start-servers|engines|two-processes|brute-force|recover|browsers|create|relay-queue|moving-servers|escapes|server-disks|(?:jvm\/proxy|backups\/backups|schedules\/steps|schedules\/times|sftp\/sftp))\.test\.ts$/

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted].sort((a, b) => Number(slow.test(b.moduleId)) - Number(slow.test(a.moduleId)))
  }
}

export default defineConfig({
  test: {
    include: ['{packages,apps,content,dev,testing,scripts}/**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/build/**',
      'e2e/**',
      ...(isNightly ? [] : ['**/*.nightly.test.{ts,tsx}']),
    ],
    environment: 'node',
    pool: 'forks',
    // V8 sometimes loses a JIT page when threads end, and aborts (nodejs/node#64500).
    execArgv: ['--no-memory-protection-keys'],
    // Files share a worker and the modules that it has loaded.
    isolate: false,
    // For two cores: nearly half of what the tests do is waiting for processes.
    maxWorkers: 4,
    sequence: { sequencer: SlowFirst },
    globalSetup: './apps/api/src/database/testing/server.ts',
    setupFiles: [
      './packages/testing/src/fail-on-console.ts',
      './packages/testing/src/polling-timeout.ts',
      './packages/testing/src/file-end-setup.ts',
    ],
    restoreMocks: true,
    // Only what hangs comes this far: a machine that others load too is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
