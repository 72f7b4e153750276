import { writeFileSync } from 'node:fs'
import { configurationFile, configurationPage } from './configuration-page.ts'
import { decisionsIndex, decisionsIndexFile } from './decisions/decisions.ts'

// npm run docs: writes the generated documents.
writeFileSync(configurationFile, configurationPage())
writeFileSync(decisionsIndexFile, decisionsIndex())
console.log('docs/configuration.md and docs/decisions/README.md are up to date.')
