import { showPanel } from './show-panel.tsx'

await showPanel()
