import { headingOf } from '../culprit.ts'
import type { Facts } from '../findings.ts'
import { addonOfStep, isCoreName, isForeignStep, isGameStep } from '../libraries.ts'
import type { Hit, Rule } from '../scan.ts'
import { tableRule } from './table.ts'

/**
 * The mod whose code threw the exception: only by the first frames, since the others are callers.
 */
function thrower({ after }: Hit): Facts | undefined {
  let steps = 0
  for (const line of after(24)) {
    if (!/^\s+at /.test(line)) continue
    const addon = addonOfStep(line, { byId: true })
    if (addon) return addon
    // Java, libraries and the loader are not the cause.
    if (isForeignStep(line) && !isGameStep(line)) continue
    if (++steps >= 3) return undefined
  }
  return undefined
}

const exception =
  /^(?:Caused by: |Exception in thread "[^"\n]{1,60}" )?((?:[\w$]{1,60}\.){1,12}[\w$]{1,80}(?:Exception|Error|Throwable)[\w$]{0,40})\b/

/** Crash reports and failures of single mods. */
export const crashRules: readonly Rule[] = [
  {
    code: 'addon_failed',
    signs: [
      'Description: Exception in server tick loop',
      'Description: Exception ticking world',
      'Description: Exception generating new chunk',
      'Description: Mod loading error has occurred',
      'Description: There was a severe problem during mod loading',
      'Description: Initializing game',
      'Description: Feature placement',
      'Description: Unexpected error',
      'Encountered an unexpected exception',
      'Failed to start the minecraft server',
    ],
    read: (hit) => {
      const suspects = hit.after(60).map((line) => /^\s{0,4}Suspected Mods?: ([^\n]{1,200})/.exec(line)?.[1])
      const suspect = /^([^(\n,]{1,80}?) \(([\w.-]{1,80})\)\s*$/.exec(suspects.find((text) => text) ?? '')
      const [, addon, id] = suspect ?? []
      if (addon && id && !isCoreName(id)) return { addon, id }
      const named = hit
        .after(3)
        .map(headingOf)
        .find((own) => own !== undefined)
      return named ?? thrower(hit)
    },
  },
  {
    code: 'game_crash',
    signs: [
      'Description: ',
      'Encountered an unexpected exception',
      'Failed to start the minecraft server',
      'Exception in thread "main" ',
      'Minecraft has crashed!',
      'Exception in server tick loop',
      'An unrecoverable error has occurred and the server has crashed',
    ],
    isHint: true,
    read: ({ text, after }) => {
      const isFatal =
        /^Description: |Encountered an unexpected exception|Failed to start the minecraft server|^Exception in thread "main"|^Minecraft has crashed!|Exception in server tick loop|An unrecoverable error has occurred and the server has crashed/.test(
          text,
        )
      if (!isFatal) return undefined
      const what = [text, ...after(4)]
        .map((line) => exception.exec(line)?.[1])
        .find((name) => name !== undefined)
      return what ? { what: what.slice(what.lastIndexOf('.') + 1) } : {}
    },
  },
  // Source: PocketMine-MP `Utils::printableExceptionInfo`.
  tableRule(
    'addon_failed',
    ['" (EXCEPTION) in "plugins/', '" (E_'],
    [[/\((?:EXCEPTION|E_\w{1,20})\) in "(plugins\/[^/"\n]{1,80})/, 'file']],
    { folder: 'plugins' },
  ),
  tableRule(
    'addon_failed',
    [' from coremod ', 'Coremod '],
    [
      // FML's own transformers cannot be changed by the owner.
      [/Exception in class transformer \S{1,200} from coremod (?!FML)([\w.|-]{1,80})/, 'addon'],
      [/Coremod (?!FML)([\w.|-]{1,80}): (?:Unable to class load the plugin|The plugin)/, 'addon'],
    ],
  ),
]
