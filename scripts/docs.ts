import { writeFileSync } from 'node:fs'
import { configurationFile, configurationPage } from './configuration-page.ts'

// npm run docs: what is generated of the documentation.
writeFileSync(configurationFile, configurationPage())
console.log('docs/configuration.md is up to date.')
