import { chromium } from 'playwright'
const base='http://localhost:4201'
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
for (const [lang,width] of [['ru',390],['de',1366]]) {
  const page=await browser.newPage({viewport:{width,height:900}})
  await page.goto(`${base}/demo?lang=${lang}`); await page.waitForTimeout(1000)
  await page.getByRole('link',{name: lang==='ru'?/Проба новой версии/:/Neue Version/}).first().click(); await page.waitForTimeout(1500); await page.screenshot({path:`/tmp/p-download-${lang}-${width}.png`})
  await page.close()
}
await browser.close()
