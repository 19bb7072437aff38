ALTER TABLE "villa_categories" ADD COLUMN "included_guests" integer;--> statement-breakpoint
ALTER TABLE "villa_categories" ADD COLUMN "extra_adult_cents" integer;--> statement-breakpoint
ALTER TABLE "villa_categories" ADD CONSTRAINT "villa_categories_included_guests_positive" CHECK ("villa_categories"."included_guests" >= 1);--> statement-breakpoint
ALTER TABLE "villa_categories" ADD CONSTRAINT "villa_categories_extra_adult_not_negative" CHECK ("villa_categories"."extra_adult_cents" >= 0);--> statement-breakpoint
-- Written by hand: prices follow from these facts too (0038).
CREATE OR REPLACE TRIGGER property_facts_prices_announced AFTER UPDATE ON property_facts
  FOR EACH ROW WHEN (
    (old.facts ->> 'priceTaxes', old.facts ->> 'includedGuests', old.facts ->> 'extraAdultPrice', old.facts ->> 'childPrices')
    IS DISTINCT FROM
    (new.facts ->> 'priceTaxes', new.facts ->> 'includedGuests', new.facts ->> 'extraAdultPrice', new.facts ->> 'childPrices'))
  EXECUTE FUNCTION announce_changed_paths('/api/villas', '/api/villa-categories');
