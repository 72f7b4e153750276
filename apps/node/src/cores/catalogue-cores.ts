import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { validSettings } from '@zubr/domain/core-settings'
import { javaArguments } from '@zubr/domain/cores/java-arguments'
import { type CoreId, coreKinds } from '@zubr/domain/cores/kinds'
import { log4ShellMitigation } from '@zubr/domain/cores/log4shell'
import { type CollectorChoice, jvmFlags } from '@zubr/domain/cores/memory'
import { canSeePlayerAddresses } from '@zubr/domain/cores/players-addresses'
import type { CoreFactory } from './catalogue.ts'
import type { Core, CoreAdapter, Installed, Launch, ReloadableSettings, RunOptions } from './core.ts'
import { type CoreTools, installCore, type RequestedCore } from './install-core.ts'
import { javaProgram } from './java/java-installations.ts'
import { bedrockDedicated, pocketmine } from './kinds/bedrock.ts'
import { logLines } from './kinds/lines.ts'
import { fabric, forge, paper, vanilla } from './kinds/mojang.ts'
import type { Recipe, ResolvedSettings } from './kinds/recipe.ts'
import { velocity } from './kinds/velocity.ts'
import type { StartPlan } from './launch/start-in-data.ts'
import { archiveFlags } from './shared-classes.ts'

const recipes: Partial<Record<CoreId, Recipe>> = {
  paper,
  purpur: paper,
  vanilla,
  fabric,
  neoforge: forge,
  forge,
  velocity,
  'bedrock-dedicated': bedrockDedicated,
  pocketmine,
}

/** Cores of the API's catalogue that this version of the agent can run. */
export const knownIds = Object.keys(recipes) as CoreId[] // `recipes` has only these keys.

const startProgram = fileURLToPath(new URL('launch/start-in-data.ts', import.meta.url))
/** The module with which a server writes its settings. */
const atStart = fileURLToPath(import.meta.resolve('@zubr/domain/settings-files/formats/at-start'))
export function catalogueCores(tools: CoreTools): CoreFactory {
  const adapterOf = (id: CoreId, version: string): CoreAdapter | undefined => {
    const recipe = recipes[id]
    const places = [tools.coresDir, join(dirname(tools.coresDir), 'javas'), dirname(process.execPath)]
    if (!recipe) return undefined
    const ping = recipe.pingOf?.(version) ?? recipe.ping
    return { ...recipe, ping, parseLine: logLines(recipe, places) }
  }
  return {
    adapter: adapterOf,
    create(wanted): Core | undefined {
      const recipe = recipes[wanted.id]
      const adapter = adapterOf(wanted.id, wanted.version)
      if (!recipe || !adapter) return undefined
      const { parseLine, stopCommand, processes, ping, timeoutFactor, saving } = adapter
      const identity = identityOf(wanted)
      return {
        ...{
          parseLine,
          stopCommand,
          processes,
          ping,
          timeoutFactor,
          identity,
          ...(saving && { saving }),
        },
        eula: coreKinds[wanted.id].eula,
        ownersCode: true,
        proxyProtocol: knowsProxyProtocol(wanted),
        install: (options) => installCore({ wanted, recipe, identity, tools, options }),
        launch: (installed, options) => launch(wanted, recipe, installed, options),
        ...(recipe.live && { live: liveOf(wanted, recipe.live) }),
      }
    },
  }
}

/** The same build with other files has another identity. */
function identityOf({ id, version, package: { build, java, files } }: RequestedCore): string {
  const parts = files.map(({ name, url, hash }) => [name, hash ?? url])
  const hash = createHash('sha256')
    .update(JSON.stringify([java, parts]))
    .digest('hex')
  return [id, version, build, hash.slice(0, 12)].join(' ')
}

const knowsProxyProtocol = ({ id, version, package: { build } }: RequestedCore) =>
  canSeePlayerAddresses(id, version, build)

type ResolveSettingsOptions = Pick<RunOptions, 'settings' | 'host' | 'neighbours' | 'port' | 'queryPort'>

const resolveSettings = (
  wanted: RequestedCore,
  { host, neighbours, port, queryPort, settings }: ResolveSettingsOptions,
): ResolvedSettings => ({
  ...{ version: wanted.version, host: host === '0.0.0.0' ? '' : host, neighbours, port, queryPort },
  proxyProtocol: knowsProxyProtocol(wanted),
  form: validSettings(coreKinds[wanted.id].settings, settings),
})

const liveOf = (
  wanted: RequestedCore,
  { key, text, ...live }: NonNullable<Recipe['live']>,
): ReloadableSettings => ({
  ...live,
  settingsKey: (settings) => key(validSettings(coreKinds[wanted.id].settings, settings)),
  text: (present, options) => text(present, resolveSettings(wanted, { ...options, queryPort: null })),
})

/** They follow the owner's arguments, because the last of two equal flags counts. */
function log4jFlags({ id, version }: RequestedCore): string[] {
  const { config, flags } = log4ShellMitigation(id, version)
  const file = config && join(dirname(startProgram), config)
  return [...flags, ...(file ? [`-Dlog4j.configurationFile=${file}`] : [])]
}

/** The first program of a server: it writes the settings as its user and becomes the core. */
function launch(wanted: RequestedCore, recipe: Recipe, installed: Installed, options: RunOptions): Launch {
  const { folder, java, entry, hasArchive } = installed
  const { memoryMb, cpuCores, settingsFile } = options
  const { form } = resolveSettings(wanted, options)
  const custom = javaArguments(String(form.javaArguments ?? ''), { cores: cpuCores })
  const flags = java
    ? jvmFlags({
        planMb: memoryMb,
        java: java.major,
        cpuCores,
        // The form offers only these choices.
        collector: (form.collector ?? 'auto') as CollectorChoice,
        recommended: wanted.package.javaFlags,
      })
    : []
  const zone = form.timeZone === undefined || form.timeZone === 'node' ? undefined : String(form.timeZone)
  const zoneFlags = zone === undefined ? [] : [`-Duser.timezone=${zone}`]
  const shared = hasArchive ? archiveFlags(folder, flags) : []
  const [program = '', ...args] = java
    ? [javaProgram(java), ...flags, ...shared, ...custom.taken, ...zoneFlags, ...log4jFlags(wanted), ...entry]
    : zone === undefined || !recipe.withTimeZone
      ? entry
      : recipe.withTimeZone(entry, zone)
  const plan: StartPlan = {
    files: recipe.files(resolveSettings(wanted, options)),
    ...recipe.plan?.(installed),
    working: { from: folder, folders: [...(installed.workingFolders ?? [])] },
    ...(java && { jarFolders: ['plugins', 'mods'] }),
    // `env` replaces itself with the program, like the starter of the plan.
    command: zone === undefined ? [program, ...args] : ['/usr/bin/env', `TZ=${zone}`, program, ...args],
  }
  return {
    settings: JSON.stringify(plan),
    command: [process.execPath, '--no-warnings', startProgram, settingsFile, atStart],
    reads: [folder, dirname(startProgram), dirname(atStart), ...(java ? [java.home] : [])],
    notices: [],
  }
}
