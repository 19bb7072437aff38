ALTER TABLE "folio_charges" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
-- Written by hand: prices that visitors read have the taxes on top in them, so a new rate changes them, and so does the
-- fact that says where taxes are.
CREATE TRIGGER tax_rates_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_rates
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/villas', '/api/villa-categories', '/api/property');--> statement-breakpoint
CREATE TRIGGER property_facts_prices_announced AFTER UPDATE ON property_facts
  FOR EACH ROW WHEN (old.facts ->> 'priceTaxes' IS DISTINCT FROM new.facts ->> 'priceTaxes')
  EXECUTE FUNCTION announce_changed_paths('/api/villas', '/api/villa-categories');
