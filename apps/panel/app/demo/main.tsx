import { localeStorageKey } from '@zubr/i18n/locale-storage'
import { setFakeBackend } from '../api/fake-backend.ts'
import { chooseLocale } from '../language.ts'
import { demoBase } from '../paths.ts'
import { showPanel } from '../show-panel.tsx'
import { readEntry, switchToMemory } from '../storage.ts'
import { openDemo } from './demo-api.ts'
import { DemoBar } from './demo-bar.tsx'

// Before the panel's first request.
switchToMemory()
setFakeBackend(openDemo(chooseLocale(location.search, readEntry(localeStorageKey), navigator.languages)))
await showPanel({ base: demoBase, above: <DemoBar /> })
