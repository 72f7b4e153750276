import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

/** Whole products, commands and signals, which no width changes. */
const processes = ['operator/*.e2e.ts', 'player/*.e2e.ts', 'accounts/social.e2e.ts']

/**
 * Real Chromium on the built product, which `e2e/support/product.ts` starts once for all, on ports and a data folder of its own.
 * A test runs once, at desktop width. What looks at layout is tagged `@phone` and runs at phone width too; `@phone-only` runs there
 * alone.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/product.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Only what hangs comes this far: the machines are shared, so what is slow is not wrong.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Minsk',
    actionTimeout: 60_000,
    // What moves costs the machine more than most checks. A test that looks at movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    trace: 'off',
  },
  // In this order: the longest tests come first, so that no core waits for one of them at the end.
  projects: [
    { name: 'processes', testMatch: processes },
    {
      name: 'desktop',
      testIgnore: processes,
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'phone',
      testIgnore: processes,
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
