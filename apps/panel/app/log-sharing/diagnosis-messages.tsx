import type { DiagnosisMessages } from '@zubr/i18n/diagnosis/en'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Without these messages nothing is rendered: the page works without the diagnosis. */
export const [WithDiagnosisMessages, useDiagnosisMessages] = lazyMessages(
  'the messages of the diagnosis',
  import.meta.glob<Record<string, DiagnosisMessages>>('./??.ts', {
    base: '../../../../packages/i18n/src/diagnosis',
  }),
  { loading: null, lost: null },
)
