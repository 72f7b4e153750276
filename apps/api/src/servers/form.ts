import { randomBytes } from 'node:crypto'
import type { Core, Settings } from '@zubr/contracts/cores/core'
import { defaultSettings } from '@zubr/domain/core-settings'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'

/**
 * The form of a server's settings: the current one of a catalogue core, the reported one of an
 * agent's own core.
 */
export const formOf = ({ id, settings }: Core): Core['settings'] =>
  isCoreId(id) && coreKinds[id].from === 'catalogue'
    ? coreKinds[id].settings.map((field) =>
        field.type === 'choice' ? { ...field, options: [...field.options] } : field,
      )
    : settings

/** A server's settings, with defaults for fields newer than the server. */
export const settingsOf = ({ core, settings }: { core: Core; settings: Settings }): Settings => ({
  ...defaultSettings(formOf(core)),
  ...settings,
})

/**
 * Settings of a new server: a proxy gets its secret at once, so that its owner can copy it to
 * backend servers.
 */
export function firstSettings(core: Core): Settings {
  const settings = defaultSettings(formOf(core))
  return core.edition === 'proxy' && Object.hasOwn(settings, 'forwardingSecret')
    ? { ...settings, forwardingSecret: randomBytes(24).toString('base64url') }
    : settings
}
