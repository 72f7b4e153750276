import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

/** Commands, signals and plain requests, which no width changes. */
const withoutBrowser = [
  '**/journey.e2e.ts',
  '**/dev.e2e.ts',
  '**/killed-agent.e2e.ts',
  '**/console.e2e.ts',
  '**/incident.e2e.ts',
  '**/start.e2e.ts',
  '**/backup.e2e.ts',
  '**/command-line.e2e.ts',
  '**/server.e2e.ts',
  '**/social.e2e.ts',
  '**/maintenance.e2e.ts',
  '**/containers.e2e.ts',
]

/**
 * Real Chromium on the built product, which `e2e/support/product.ts` starts once for all, on ports and a data folder of its own.
 * Every test runs at two widths, unless it skips one by `project.name`.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/product.ts',
  fullyParallel: true,
  workers: 2,
  // The machines are shared: a test that passes at the second try is told of as flaky, and does not stop a landing.
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Minsk',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    trace: 'off',
  },
  projects: [
    { name: 'desktop', testIgnore: withoutBrowser, use: { viewport: { width: 1366, height: 768 } } },
    {
      name: 'phone',
      testIgnore: withoutBrowser,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'no browser', testMatch: withoutBrowser },
  ],
})
