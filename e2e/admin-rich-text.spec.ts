import type { Locator, Page } from '@playwright/test'
import { control, dialogOf, drawPicture, expectToast, openPanel, rowOf, saveButton } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools for Text' }).getByRole('button', { name, exact: true })

test('an editor writes headings, bold words, links, lists and a picture, and guests read them so', async ({
  page,
}) => {
  await openPanel(page, 'media')
  await page.locator('input[type=file]').setInputFiles({
    name: 'crater.png',
    mimeType: 'image/png',
    buffer: await drawPicture(page),
  })
  await expect(page.getByRole('heading', { name: 'crater.png' })).toBeVisible()
  await openPanel(page, 'blog')
  await page.getByRole('button', { name: 'Add Post' }).click()
  await control(page, 'title').fill('Lakes in old craters')
  const text = textOf(page)
  await text.pressSequentially('Go ')
  await tool(page, 'Bold').click()
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await text.pressSequentially('early')
  await tool(page, 'Bold').click()
  await text.pressSequentially(', and ask at reception')
  await text.pressSequentially('\n')
  await tool(page, 'Numbered list').click()
  await text.pressSequentially('Nkuruba\nLyantonde\n\n')
  await tool(page, 'Good to know').click()
  await text.pressSequentially('Bring a coat.')
  await tool(page, 'Picture').click()
  await page.getByRole('button', { name: 'Use crater.png' }).click()
  await page.getByLabel('What the picture shows').fill('A round lake between hills')
  await chooseWord(text, 'reception')
  await tool(page, 'Link').click()
  const address = page.getByLabel('Where the link leads')
  await expect(address).toBeFocused()
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await expect(page.getByText('Please enter an address that begins with')).toBeVisible()
  await address.fill('/contact')
  await address.press('Enter')
  await expect(address).toBeHidden()
  await expect(text).toBeFocused()
  await expectNoAxeViolations(page)
  await page.getByRole('switch', { name: 'Published' }).or(control(page, 'isPublished')).first().check()
  await saveButton(page).click()
  await expectToast(page, 'Post created successfully')

  await page.goto('/blog/lakes-in-old-craters')
  const article = page.getByRole('article')
  await expect(article.locator('strong')).toHaveText('early')
  await expect(article.getByRole('link', { name: 'reception' })).toHaveAttribute('href', '/contact')
  await expect(article.getByRole('list').filter({ hasText: 'Nkuruba' }).getByRole('listitem')).toHaveText([
    'Nkuruba',
    'Lyantonde',
  ])
  await expect(article.getByRole('complementary', { name: 'Good to know' })).toContainText('Bring a coat.')
  await expect(article.getByRole('img', { name: 'A round lake between hills' })).toBeVisible()
  await expectNoAxeViolations(page)

  await openPanel(page, 'blog')
  await page.getByRole('button', { name: 'Edit Lakes in old craters' }).click()
  await expect(textOf(page).locator('strong')).toHaveText('early')
  await expect(textOf(page).locator('ol > li')).toHaveText(['Nkuruba', 'Lyantonde'])
})

test('what is pasted from Word keeps headings, bold words and lists, and nothing else of Word', async ({
  page,
}) => {
  await openPanel(page, 'blog')
  await page.getByRole('button', { name: 'Add Post' }).click()
  await control(page, 'title').fill('From Word')
  await pasteHtml(textOf(page), WORD)
  await saveButton(page).click()
  await expectToast(page, 'Post created successfully')
  const posts: { title: string; body: unknown }[] = await (
    await page.request.get('/api/admin/blog-posts?search=From+Word')
  ).json()
  const item = (text: string) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
  expect(posts.find(({ title }) => title === 'From Word')?.body).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'The road to Kabale' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'It is ' },
          { type: 'text', text: 'steep', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' and green.' },
        ],
      },
      { type: 'bulletList', content: [item('Fuel in Ntungamo'), item('Tea in Kabale')] },
      { type: 'orderedList', content: [item('Leave at six'), item('Stop at nine')] },
    ],
  })
})

test('a post written before documents opens in the editor as it reads', async ({ page }) => {
  await openPanel(page, 'blog')
  const sent = { title: 'Older words', content: 'They come in April.\n\n## Where\n\n- by the pond' }
  expect((await page.request.post('/api/admin/blog-posts', { data: sent })).status()).toBe(201)
  await page.reload()
  await rowOf(page, 'Older words').getByRole('button', { name: 'Edit Older words' }).click()
  const form = dialogOf(page, 'Edit Post')
  await expect(textOf(page).getByRole('heading', { name: 'Where' })).toBeVisible()
  await expect(textOf(page).getByRole('listitem')).toHaveText(['by the pond'])
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(form).toBeHidden()
})

/** Chooses a word as a double click does. */
async function chooseWord(text: Locator, word: string) {
  const place = await text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const start = node.textContent?.indexOf(wanted) ?? -1
      if (start < 0) continue
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + wanted.length)
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
      const [of, within] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
      return { x: of.x + of.width / 2 - within.x, y: of.y + of.height / 2 - within.y }
    }
    throw new Error(`'${wanted}' is not there`)
  }, word)
  await text.dblclick({ position: place })
}

async function pasteHtml(into: Locator, html: string) {
  await into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

const listLine = (sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
  </span></span></span><![endif]>${text}<o:p></o:p></p>`

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {font-family:"Calibri"} --></style></head><body lang=EN-GB><!--StartFragment-->
<h1>The road to Kabale<o:p></o:p></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><span style='color:red'>It is <b>steep</b> and green.</span><o:p></o:p></p>
${listLine('·', 'Fuel in Ntungamo')}
${listLine('·', 'Tea in Kabale')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${listLine('1.', 'Leave at six')}
${listLine('2.', 'Stop at nine')}
<p class=MsoNormal><img width=100 src="file:///C:/Temp/image001.png"><o:p></o:p></p>
<p class=MsoNormal><img src="https://pictures.example/the road.png"><o:p></o:p></p>
<!--EndFragment--></body></html>`
