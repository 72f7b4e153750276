import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from 'playwright'

/** Chromium flags of every run: no sandbox (root, containers), no GPU, no telemetry. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The headless shell comes first: the same engine needs fewer resources without windows. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of this machine's Chromium, or undefined. Throws if CHROMIUM_PATH is invalid. */
export function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) {
    if (isExecutable(configuredPath)) return configuredPath
    throw new Error('CHROMIUM_PATH: expected the path of a Chromium or Chrome program')
  }
  return [...usualPlaces, chromium.executablePath()].find(isExecutable)
}

/**
 * The same, but installs the package on Debian-based systems as root; otherwise the error names the
 * package.
 */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  const found = findChromium()
  if (found) return found
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall) {
    say('Installing chromium (apt-get)…')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const install = ['install', '-y', '-qq', '--no-install-recommends']
    // Older systems have only the second package.
    for (const args of [
      ['update', '-qq'],
      [...install, 'chromium-headless-shell'],
      [...install, 'chromium'],
    ]) {
      // The check afterwards reports a missing browser.
      await promisify(execFile)('apt-get', args, { env, maxBuffer: 64 * 1024 * 1024 }).catch(() => undefined)
      const installed = findChromium()
      if (installed) return installed
    }
  }
  throw new Error(
    `There is no Chromium${canInstall ? ', and apt-get could not install it' : ''}: install the package chromium (or Google Chrome), or set CHROMIUM_PATH.`,
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // The program does not exist or cannot run.
    return false
  }
}
