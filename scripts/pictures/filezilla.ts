import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Locale } from '@zubr/i18n/locales'
import { canInstallPackages, findProgram, installPackages } from '@zubr/process/sandbox-tools'

// Captures FileZilla's Site Manager on a virtual screen (Xvfb), with a demo server in its fields.

const execute = promisify(execFile)

const programs = {
  filezilla: 'filezilla',
  xvfb: 'Xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  imagemagick: 'import',
}
const packages = [...Object.keys(programs), 'locales-all']

/** FileZilla's translations, by system locale. */
const systemLocales: Record<Locale, string> = {
  ru: 'ru_RU',
  en: 'en_GB',
  ua: 'uk_UA',
  pl: 'pl_PL',
  lv: 'lv_LV',
  lt: 'lt_LT',
  et: 'et_EE',
  fi: 'fi_FI',
  de: 'de_DE',
}

/** An SFTP account as in the demo. Protocol 1 is SFTP, log-on type 1 is “Normal”. */
const site = { host: 'minsk-1.zubr.example', port: 2022, user: 'mira.00000000', password: 'example-password' }

const settingsFile = (locale: string) => `<?xml version="1.0" encoding="UTF-8"?>
<FileZilla3 platform="*nix"><Settings>
<Setting name="Language Code">${locale}</Setting>
<Setting name="Greeting version">9.9.9</Setting>
<Setting name="Update Check">0</Setting>
</Settings></FileZilla3>
`
const sitesFile = `<?xml version="1.0" encoding="UTF-8"?>
<FileZilla3 platform="*nix"><Servers><Server>
<Host>${site.host}</Host><Port>${site.port}</Port><Protocol>1</Protocol><Type>0</Type>
<User>${site.user}</User><Pass encoding="base64">${Buffer.from(site.password).toString('base64')}</Pass>
<Logontype>1</Logontype><EncodingType>Auto</EncodingType><Name>Minecraft</Name>
</Server></Servers></FileZilla3>
`

export type Display = { name: string; processes: ChildProcess[] }

/**
 * Starts a screen with a window manager. As root it installs missing packages; otherwise the error
 * names them.
 */
export async function openDisplay(): Promise<Display> {
  const isMissing = () => Object.values(programs).some((program) => !findProgram(program))
  if (isMissing() && canInstallPackages()) await installPackages(packages)
  if (isMissing()) throw new Error(`the picture of FileZilla needs: apt-get install ${packages.join(' ')}`)
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    screen.stdout.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`))
  })
  const manager = spawn('openbox', [], { env: { ...process.env, DISPLAY: name }, stdio: 'ignore' })
  return { name, processes: [manager, screen] }
}

export function closeDisplay({ processes }: Display): void {
  for (const process of processes) process.kill()
}

/** The Site Manager's fields for one server, as PNG. */
export async function takeSiteManager(display: Display, locale: Locale): Promise<Buffer> {
  const language = systemLocales[locale]
  const home = await mkdtemp(path.join(tmpdir(), 'filezilla-'))
  const settings = path.join(home, '.config/filezilla')
  await mkdir(settings, { recursive: true })
  await writeFile(path.join(settings, 'filezilla.xml'), settingsFile(language))
  await writeFile(path.join(settings, 'sitemanager.xml'), sitesFile)
  const env = { PATH: process.env.PATH, HOME: home, DISPLAY: display.name, LC_ALL: `${language}.UTF-8` }
  const client = spawn('filezilla', ['--site-manager'], { env, stdio: 'ignore' })
  const hasEnded = new Promise<string>((resolve) => {
    client.once('exit', () => resolve(''))
  })
  try {
    const window = await Promise.race([findSiteManager(env), hasEnded])
    if (!window) throw new Error('FileZilla ended before it opened its Site Manager')
    await execute('xdotool', ['windowactivate', '--sync', window], { env })
    // The first server in the tree on the left; its fields fill the right half.
    await execute('xdotool', ['mousemove', '--window', window, '95', '66', 'click', '--delay', '300', '1'], {
      env,
    })
    return await waitForFields(window, env)
  } finally {
    client.kill()
    await hasEnded
    await rm(home, { recursive: true, force: true })
  }
}

type Environment = NodeJS.ProcessEnv

/**
 * The dialog's window: the only one beside the main window, which is called FileZilla in all
 * languages.
 */
async function findSiteManager(env: Environment): Promise<string> {
  // xdotool fails while no window matches.
  for (let attempt = 0; attempt < 120; attempt++) {
    const search = execute('xdotool', ['search', '--onlyvisible', '--name', '.'], { env })
    // xdotool fails while no window matches.
    const { stdout } = await search.catch(() => ({ stdout: '' }))
    for (const window of stdout.split('\n').filter(Boolean)) {
      const { stdout: title } = await execute('xdotool', ['getwindowname', window], { env })
      if (title.trim() !== 'FileZilla') return window
    }
    await nextAttempt()
  }
  throw new Error('expected the window of the Site Manager within 30 s')
}

/** Captures until two pictures in a row are equal: then the fields are drawn. */
async function waitForFields(window: string, env: Environment): Promise<Buffer> {
  const { stdout } = await execute('xdotool', ['getwindowgeometry', '--shell', window], { env })
  const width = Number(/WIDTH=(\d+)/.exec(stdout)?.[1])
  const crop = `${Math.floor(width / 2)}x284+${Math.ceil(width / 2)}+0`
  let last = Buffer.alloc(0)
  for (let attempt = 0; attempt < 40; attempt++) {
    await nextAttempt()
    const { stdout: png } = await execute('import', ['-window', window, '-crop', crop, '+repage', 'png:-'], {
      env,
      encoding: 'buffer',
      maxBuffer: 2 ** 26,
    })
    if (attempt > 3 && png.equals(last)) return png
    last = png
  }
  throw new Error('expected the Site Manager to come to rest within 10 s')
}

const nextAttempt = () => new Promise((resolve) => setTimeout(resolve, 250))
