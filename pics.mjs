import { chromium } from 'playwright'
const base='http://localhost:4201'
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
for (const [lang,width] of [['ru',390],['de',1366],['de',390],['ru',1366]]) {
  const page=await browser.newPage({viewport:{width,height:900}})
  page.on('pageerror',e=>console.log('pageerror',e.message)); page.on('console',m=>m.type()==='error'&&console.log('console',m.text(),m.location().url))
  await page.goto(`${base}/demo?lang=${lang}`)
  const id='00000000-0000-4000-8000-000000000001'
  await page.goto(`${base}/demo/servers/${id}/settings`)
  await page.waitForTimeout(1500)
  const n=page.locator('input[type=checkbox]').first(); 
  const form=page.locator('form').nth(1)
  const search=page.getByRole('searchbox').first()
  await search.fill('max-players'); await page.waitForTimeout(300)
  const num=form.getByRole('textbox').nth(0); 
  const tb=page.locator('form input[inputmode=numeric], form input[type=number]').first()
  try{ await tb.fill('55',{timeout:3000}); await tb.press('Enter') }catch(e){console.log('fill',e.message.slice(0,100))}
  await page.waitForTimeout(3000)
  await page.screenshot({path:`/tmp/p-settings-${lang}-${width}.png`})
  // client-side navigation keeps memory
  await page.locator('nav a').filter({hasText: lang==='ru'?'Обзор':'Übersicht'}).first().click(); await page.waitForTimeout(1200)
  await page.screenshot({path:`/tmp/p-overview-${lang}-${width}.png`})
  await page.locator('nav a').filter({hasText: lang==='ru'?/Копии/:/Backups/}).first().click(); await page.waitForTimeout(1200)
  await page.getByRole('button',{name: lang==='ru'?/^Восстановить/:/^Wiederherstellen/}).first().click().catch(e=>console.log(e.message.slice(0,200)))
  await page.waitForTimeout(1200)
  await page.getByRole('dialog').getByRole('button',{name: lang==='ru'?/^Восстановить/:/^Wiederherstellen/}).click({timeout:4000}).catch(e=>console.log(e.message.slice(0,200)))
  await page.locator('nav a').filter({hasText: lang==='ru'?/Плагины/:/Plugins/}).first().click()
  for (let i=0;i<40;i++){ await page.waitForTimeout(250); if (await page.getByRole('progressbar').count()) break }
  await page.waitForTimeout(600)
  await page.screenshot({path:`/tmp/p-restore-${lang}-${width}.png`})
  await page.goto(`${base}/demo?lang=${lang}`); await page.waitForTimeout(1000)
  const link=page.getByRole('link',{name: lang==='ru'?/Проба новой версии/:/Neue Version/}).first()
  if(await link.count()){ await link.click(); await page.waitForTimeout(1500); await page.screenshot({path:`/tmp/p-download-${lang}-${width}.png`}) } else console.log('no snapshot', (await page.locator('h2').allTextContents()).join('|'))
  await page.close()
}
await browser.close()
