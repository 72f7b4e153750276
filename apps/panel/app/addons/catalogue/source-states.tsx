import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonHits } from '@zubr/contracts/catalogue/endpoints'
import { fill } from '@zubr/i18n/format'
import { Notice } from '../../components/notice.tsx'
import { formatMoment } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useAddonsMessages } from '../addons-messages.tsx'
import { sourceNames } from '../search.ts'

type States = { sources: AddonHits['sources']; selected: AddonSource | '' }

/**
 * Which sources did not answer, and the age of the results shown instead.
 * A disabled source is mentioned only if it is selected.
 */
export function SourceStates({ sources, selected }: States) {
  const { locale } = useI18n()
  const say = useAddonsMessages().catalogue
  return sources.map(({ source, state, at }) => {
    const name = sourceNames[source]
    const text =
      state === 'away'
        ? fill(say.away, { source: name })
        : state === 'known' && at
          ? fill(say.known, { source: name, date: formatMoment(locale, at) })
          : state === 'off' && selected === source
            ? fill(say.isOff, { source: name })
            : undefined
    return text && <Notice key={source}>{text}</Notice>
  })
}
