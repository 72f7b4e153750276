import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { configurationFile, configurationPage } from './configuration-page.ts'

// npm run docs: what is generated of the documentation.
mkdirSync(path.dirname(configurationFile), { recursive: true })
writeFileSync(configurationFile, configurationPage())
console.log('docs/configuration.md is up to date.')
