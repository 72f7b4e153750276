import { defineConfig } from '@playwright/test'
import { isNightly } from '@zubr/testing/tier'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

/**
 * `npm test` skips what is tagged `@nightly`, and the phone width of what is tagged
 * `@phone-nightly`. With ZUBR_TIER=nightly everything runs. docs/tests.md names the short form of
 * each.
 */
const skippedTags = isNightly ? [] : [/@nightly\b/]
const skippedPhoneTags = isNightly ? [] : [/@phone-nightly\b/]

/** Whole products, commands and signals, which no width changes. */
const processes = ['operator/*.e2e.ts', 'player/*.e2e.ts', 'accounts/social.e2e.ts']

/**
 * Real Chromium on the built product, which `e2e/support/product.ts` starts once for all, on ports
 * and a data folder of its own. A test runs once, at desktop width. What looks at layout is tagged
 * `@phone` and runs at phone width too; `@phone-only` runs there alone. `@phone-nightly` runs at
 * desktop width always and at phone width in the nightly tier.
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
    // What moves costs the machine more than most checks. A test that looks at movement asks for
    // it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    // A second try keeps a trace as well (scripts/test-phases.ts). CI uploads test-results.
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  // In this order: the longest tests come first, so that no core waits for one of them at the end.
  projects: [
    { name: 'processes', testMatch: processes, grepInvert: skippedTags },
    {
      name: 'desktop',
      testIgnore: processes,
      grepInvert: [/@phone-only\b/, ...skippedTags],
      use: { viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'phone',
      testIgnore: processes,
      grep: /@phone\b/,
      grepInvert: [...skippedPhoneTags, ...skippedTags],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
