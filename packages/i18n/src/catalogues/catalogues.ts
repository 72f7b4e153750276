import { addonsMessages } from '../addons/all.ts'
import { addressesMessages } from '../addresses/all.ts'
import { allMessages } from '../all.ts'
import { companiesMessages } from '../companies/all.ts'
import { coreMessages } from '../core/all.ts'
import { demoMessages } from '../demo-all.ts'
import { diagnosisMessages } from '../diagnosis/all.ts'
import { edgeMessages } from '../edge/all.ts'
import { editorMessages } from '../editor-all.ts'
import { filesMessages } from '../files-all.ts'
import { invoiceMessages } from '../invoice/all.ts'
import type { Locale } from '../locales.ts'
import { allPanelMessages } from '../panel-all.ts'
import { playerListsMessages } from '../player-lists/all.ts'
import { portsMessages } from '../ports/all.ts'
import { refundsMessages } from '../refunds/all.ts'
import { settingsFilesMessages } from '../settings-files/all.ts'

/**
 * Every message catalogue by its folder in `packages/i18n/src`, in all languages: for the build and
 * tests.
 */
export const catalogues: Record<string, Record<Locale, unknown>> = {
  messages: allMessages,
  panel: allPanelMessages,
  files: filesMessages,
  'settings-files': settingsFilesMessages,
  addons: addonsMessages,
  'player-lists': playerListsMessages,
  core: coreMessages,
  editor: editorMessages,
  demo: demoMessages,
  diagnosis: diagnosisMessages,
  addresses: addressesMessages,
  invoice: invoiceMessages,
  edge: edgeMessages,
  companies: companiesMessages,
  ports: portsMessages,
  refunds: refundsMessages,
}
