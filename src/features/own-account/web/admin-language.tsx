import { useMutation } from '@tanstack/react-query'
import { dropSessionCopies } from '@/features/accounts/web/admin-session-copies'
import { currentLanguage, LANGUAGE_NAMES } from '@/kernel/language'
import { PANEL_LANGUAGES, type PanelLanguage } from '@/kernel/panel-language'
import { openPanelIn } from '@/web/admin-kit/panel-language'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { formText } from '@/web/admin-kit/text'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import type { ownLanguageCall } from '../contract'
import { OWN_LANGUAGE_PATH } from '../paths'
import { Card } from './admin-card'
import { ownLanguageText as words } from './admin-text'

/** The panel's language for oneself. */
export function LanguageCard() {
  const choice = useMutation({
    mutationFn: (language: PanelLanguage) =>
      sendForStaff<typeof ownLanguageCall>('PUT', OWN_LANGUAGE_PATH, { language }),
    onSuccess: async ({ language }) => {
      // Without a network the panel would come from the copies of this session, in the language before.
      await dropSessionCopies()
      openPanelIn(language)
    },
    onError: (error) =>
      showToast({
        title: words.failed,
        description: reasonOf(error) ?? formText.unavailable,
        tone: 'destructive',
      }),
  })

  return (
    <Card title={words.title}>
      <p className="text-ink-soft">{words.help}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one row everywhere */}
      <div role="group" aria-label={words.title} className="flex flex-wrap gap-3">
        {PANEL_LANGUAGES.map((language) => (
          <Button
            key={language}
            lang={language}
            look={language === currentLanguage() ? 'action' : 'quiet'}
            aria-pressed={language === currentLanguage()}
            aria-disabled={choice.isPending}
            onClick={() => language !== currentLanguage() && !choice.isPending && choice.mutate(language)}
          >
            {LANGUAGE_NAMES[language]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
