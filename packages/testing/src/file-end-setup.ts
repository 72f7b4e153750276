import { afterAll } from 'vitest'
import { closeWhatTheFileOpened } from './file-end.ts'

// A setup file of vitest: it runs again for each test file.
afterAll(closeWhatTheFileOpened)
