import type { ConsoleLine } from '@zubr/contracts/console'
import type { Core as PublishedCore, Settings } from '@zubr/contracts/servers'

/** What a core's output says to the agent. */
export type Heard = {
  line: { level: ConsoleLine[2]; text: string } | null
  /** It takes players from now on. */
  ready?: true
  players?: number
  /** It ends since someone asked it to: its exit code says so too, but only to the agent that started it. */
  ended?: true
}

export type RunOptions = {
  settings: Settings
  host: string
  port: number
  memoryMb: number
  settingsFile: string
}

/** A kind of server software that this node can run. */
export type Core = {
  published: PublishedCore
  /** Its versions before this one, whose servers it runs as they are: their worlds and settings are its own. */
  replaces: readonly string[]
  /** Fetches it into this node's cache unless it is there whole; resolves to its folder. Rejects if it can't be had. */
  install(signal: AbortSignal): Promise<string>
  /** What it reads at its start, as the text of its settings file. Settings that don't fit its form fall back to defaults. */
  settingsText(options: RunOptions): string
  command(folder: string, options: RunOptions): readonly [string, ...string[]]
  /** More processes than it ever needs: one that has more is stopped, whatever its plan. */
  processes: number
  /** A line for its input that ends it with its world saved; null if SIGTERM does. */
  stopCommand: string | null
  hear(from: 'stdout' | 'stderr', line: string): Heard
}

/** The form's values: each as given if it fits its field, else the field's default. */
export function fitted(fields: PublishedCore['settings'], given: Settings): Settings {
  return Object.fromEntries(
    fields.map((field) => {
      const value = given[field.key]
      const fits =
        field.type === 'text'
          ? typeof value === 'string' && value.length <= field.maxLength
          : field.type === 'integer'
            ? Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
            : field.type === 'boolean'
              ? typeof value === 'boolean'
              : typeof value === 'string' && field.options.includes(value)
      // `fits` has just said that it is a value of this field's type.
      return [field.key, fits ? (value as string | number | boolean) : field.default]
    }),
  )
}
