ALTER TABLE "folio_charges" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
-- Written by hand: prices that visitors read have the taxes on top in them, so a new rate changes them, and so does the
-- fact that says where taxes are.
CREATE TRIGGER tax_rates_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_rates
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_paths('/api/villas', '/api/villa-categories', '/api/property');--> statement-breakpoint
CREATE TRIGGER property_facts_prices_announced AFTER UPDATE ON property_facts
  FOR EACH ROW WHEN (old.facts ->> 'priceTaxes' IS DISTINCT FROM new.facts ->> 'priceTaxes')
  EXECUTE FUNCTION announce_changed_paths('/api/villas', '/api/villa-categories');--> statement-breakpoint
-- Written by hand: what `take_extras_back` was (0037), with the taxes on top.
CREATE OR REPLACE FUNCTION take_extras_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH ended AS (
    INSERT INTO folio_charges (booking_id, charged_on, department, description, quantity, amount_cents, tax_kind,
      taxes, corrects_id, reason, staff_id, staff_email)
    SELECT charge.booking_id, charge.charged_on, charge.department, charge.description, charge.quantity,
      -charge.amount_cents, charge.tax_kind,
      -- The shares that were put on top, taken back with the sum they are in; the rate of value added tax stays what it was.
      charge.taxes || jsonb_build_object('serviceCharge', -(charge.taxes ->> 'serviceCharge')::integer,
        'hotelTax', -(charge.taxes ->> 'hotelTax')::integer, 'vat', -(charge.taxes ->> 'vat')::integer),
      charge.id, 'the stay is off', 0, 'by itself'
    FROM booked_extras extra JOIN folio_charges charge ON charge.id = extra.charge_id
    WHERE extra.booking_id = NEW.id
      AND NOT EXISTS (SELECT FROM folio_charges back WHERE back.corrects_id = charge.id)
    ORDER BY charge.id
    RETURNING *)
  INSERT INTO audit_entries (staff_id, staff_email, resource, row_id, action, after)
  SELECT staff_id, staff_email, 'bookings', booking_id, 'charge', jsonb_build_object(
    'amount', to_char(amount_cents / 100.0, 'FM9999999990.00'), 'description', description, 'quantity', quantity,
    'department', department, 'reason', reason)
  FROM ended ORDER BY id;
  RETURN NULL;
END $$;
