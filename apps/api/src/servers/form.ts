import { randomBytes } from 'node:crypto'
import type { Core, Settings } from '@zubr/contracts/cores/core'
import { defaultSettings } from '@zubr/domain/core-settings'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'

/** The form of a server's settings: the current one for a core of the catalogue, the reported one for an agent's own. */
export const formOf = ({ id, settings }: Core): Core['settings'] =>
  isCoreId(id) && coreKinds[id].from === 'catalogue'
    ? coreKinds[id].settings.map((field) =>
        field.type === 'choice' ? { ...field, options: [...field.options] } : field,
      )
    : settings

/** What is set, with defaults of fields that are newer than the server. */
export const settingsOf = ({ core, settings }: { core: Core; settings: Settings }): Settings => ({
  ...defaultSettings(formOf(core)),
  ...settings,
})

/** What a new server begins with: a proxy has its secret at once, so that its owner can hand it to the servers behind it. */
export function firstSettings(core: Core): Settings {
  const settings = defaultSettings(formOf(core))
  return core.edition === 'proxy' && Object.hasOwn(settings, 'forwardingSecret')
    ? { ...settings, forwardingSecret: randomBytes(24).toString('base64url') }
    : settings
}
